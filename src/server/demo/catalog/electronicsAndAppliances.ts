export const electronicsAndAppliances = `
# Smartphones | 📱 | phone
Flagship Smartphone 12 GB RAM 512 GB with Periscope Camera and 90 W Charging | 39990 | 37490
Budget Smartphone 4 GB RAM 128 GB | 13990 | 12490
Rugged Waterproof Phone with 10000 mAh Battery | 21500 | 18990 | 📲
# Laptops & Computers | 💻 | gadget
14 inch Notebook, Intel N100, 8 GB RAM, 256 GB SSD, Windows 11 | 36500 | 33900
Mini PC with Dual Band Wi-Fi | 18500 | 16900 | 🖥️
Laser Printer with Wi-Fi and Duplex | 17990 | | 🖨️
10 inch Android Tablet 6 GB RAM with Keyboard Cover | 16500 | 14290 | 📲
Portable SSD 1 TB, USB 3.2 | 9450 | 8190 | 💾
# Cameras & Photography | 📷 | gadget
4K Action Camera with Waterproof Case and Two Batteries | 8950 | 7290 | 🎥
Instant Print Kids Camera | 3250 | 2590
# Audio & Headphones | 🎧 | gadget
Noise Cancelling Over Ear Headphone with Hi-Res Audio | 7450 | 5990
Home Theatre Sound Bar 80 W | 8450 | 6990 | 🔊
Retro FM Radio with Bluetooth | 2250 | 1750 | 📻
# Wearable Technology | ⌚ | gadget
GPS Sports Watch with 14 Days Battery | 7850 | 6490
Smart Ring with Sleep and Heart Tracking, Titanium Body | 9950 | 8290 | 💍
# Kitchen Appliances | 🍚 | appliance
Rice Cooker 2.8 Litre with Steamer Tray | 3650 | 2990
Microwave Oven 25 Litre with Grill and Auto Cook Menu | 14500 | 12900 | 🍕
Infrared Cooker 2200 W Touch Control | 4250 | 3490 | 🍳
Espresso Coffee Maker 15 Bar | 12500 | 10900 | ☕
# Home Appliances | 🧺 | appliance
Robot Vacuum Cleaner with Mop and Laser Navigation | 24500 | 21900 | 🤖
Portable Washing Machine 4.5 kg | 8950 | 7690
Air Purifier with HEPA Filter for Rooms up to 40 Square Metres | 11500 | 9790 | 💨
Ceiling Fan with Remote, BLDC Motor Energy Saver | 5450 | 4590 | 🌀
# Personal Care Appliances | 💇 | appliance
Ionic Hair Dryer 2200 W with Diffuser | 2850 | 2190
Wet and Dry Electric Shaver | 3450 | 2690 | 🪒
# Health & Fitness Gadgets | 🩺 | gadget
Automatic Blood Pressure Monitor with Large Display | 2650 | 2090
Foldable Electric Treadmill with 1 to 12 km/h and Mobile App | 38900 | 35500 | 🏃
Digital Body Weight Scale | 1450 | 1090 | ⚖️
# Gaming Consoles | 🎮 | gadget
Retro TV Game Console with 10000 Games and Two Controllers | 3950 | 2990 | 🕹️
Handheld Game Player 3.5 inch | 4250 | 3290
# Smart Home Devices | 🏠 | gadget
Smart Video Doorbell with Chime and Two Way Audio | 5450 | 4390 | 🚪
Android TV Box 4K 4 GB RAM | 4850 | 3890 | 📺
Mini Wi-Fi Projector with 1080p Support and Tripod | 8950 | 7190 | 📽️
`;
