export const menItems = `
# Clothing | 👔 | wear
Slim Fit Formal Shirt in Wrinkle Free Cotton | 1450 | 1090
Premium Embroidered Cotton Panjabi for Eid and Special Occasions | 2650 | 1990 | 🥻
Stretch Denim Jeans Pant | 1850 | 1450 | 👖
Drop Shoulder Plain T-Shirt | 650 | 450 | 👕
Formal Gabardine Trouser | 1350 | 990 | 👖
# Watches | ⌚ | watch
Stainless Steel Chronograph Wrist Watch with Date Window | 3950 | 2990
Digital Sports Watch, Water Resistant 50 m | 1250 | 890 | ⏱️
Leather Strap Minimal Watch for Men | 1650 | 1190 | 🕰️
# Shoes | 👞 | shoe
Genuine Leather Oxford Formal Shoes | 4250 | 3490
Breathable Mesh Running Sneakers with Memory Foam Insole | 2850 | 2150 | 👟
Waterproof Hiking Boots | 4950 | | 🥾
# Accessories | 🧢 | accessory
Washed Cotton Baseball Cap | 450 | 320
Silk Necktie and Cufflink Gift Set in Wooden Box | 1350 | 990 | 👔
Touch Screen Magnetic Phone Wallet Ring | 550 | 390 | 💍
# Sportswear | 🎽 | wear
Quick Dry Gym Tank Top | 690 | 520
Football Jersey and Shorts Set, Breathable Interlock Fabric | 1150 | 850 | ⚽
# Grooming | 🪒 | care
Rechargeable Beard Trimmer with 20 Length Settings | 1850 | 1390 | ✂️
Classic Safety Razor with 10 Blades | 950 | 690
# Sunglasses | 🕶️ | accessory
Polarized Aviator Sunglasses with UV400 Lenses | 1250 | 890
Rectangular Driving Sunglasses | 850
# Bags | 🎒 | bag
Anti Theft Laptop Backpack with USB Charging Port, 15.6 inch | 2450 | 1850
Canvas Weekend Duffel Bag | 2190 | | 🧳
# Wallets | 👛 | bag
RFID Blocking Genuine Leather Bifold Wallet | 1350 | 950 | 👝
Slim Aluminium Card Holder with Pop Up Button | 790 | 590 | 💳
# Belts | 🥋 | accessory
Reversible Leather Belt with Rotating Buckle | 1150 | 850
Nylon Tactical Belt with Quick Release | 690
# New Men Items | 🧥 | wear
Lightweight Bomber Jacket with Ribbed Collar | 2990 | 2290
Fleece Lined Winter Hoodie with Kangaroo Pocket and Drawstring | 2150 | 1590 | 🧥
Touch Screen Winter Gloves | 650 | 480 | 🧤
`;
