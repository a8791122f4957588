/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const electronicsAndAppliances = `
# Smartphones | phone
Flagship Smartphone 12 GB RAM 512 GB with Periscope Camera and 90 W Charging | 39990 | 37490 | flagship | ফ্ল্যাগশিপ স্মার্টফোন ১২ GB RAM, ৫১২ GB
Budget Smartphone 4 GB RAM 128 GB | 13990 | 12490 | budgetPhone | বাজেট স্মার্টফোন ৪ GB RAM, ১২৮ GB
Rugged Waterproof Phone with 10000 mAh Battery | 21500 | 18990 | ruggedPhone | মজবুত ওয়াটারপ্রুফ ফোন, ১০০০০ mAh
# Laptops & Computers | gadget
14 inch Notebook, Intel N100, 8 GB RAM, 256 GB SSD, Windows 11 | 36500 | 33900 | laptop | ১৪ ইঞ্চি ল্যাপটপ, ৮ GB RAM, ২৫৬ GB SSD
Mini PC with Dual Band Wi-Fi | 18500 | 16900 | miniPc | ওয়াই-ফাইসহ মিনি পিসি
Laser Printer with Wi-Fi and Duplex | 17990 | | printer | ওয়াই-ফাই লেজার প্রিন্টার
10 inch Android Tablet 6 GB RAM with Keyboard Cover | 16500 | 14290 | tablet | ১০ ইঞ্চি অ্যান্ড্রয়েড ট্যাবলেট, কিবোর্ড কভারসহ
Portable SSD 1 TB, USB 3.2 | 9450 | 8190 | ssd | পোর্টেবল SSD ১ TB
# Cameras & Photography | gadget
4K Action Camera with Waterproof Case and Two Batteries | 8950 | 7290 | actionCamera | 4K অ্যাকশন ক্যামেরা
Instant Print Kids Camera | 3250 | 2590 | kidsCamera | বাচ্চাদের ইনস্ট্যান্ট প্রিন্ট ক্যামেরা
# Audio & Headphones | gadget
Noise Cancelling Over Ear Headphone with Hi-Res Audio | 7450 | 5990 | noiseHeadphone | নয়েজ ক্যান্সেলিং হেডফোন
Home Theatre Sound Bar 80 W | 8450 | 6990 | soundBar | হোম থিয়েটার সাউন্ড বার ৮০ ওয়াট
Retro FM Radio with Bluetooth | 2250 | 1750 | radio | ব্লুটুথসহ রেট্রো FM রেডিও
# Wearable Technology | gadget
GPS Sports Watch with 14 Days Battery | 7850 | 6490 | gpsWatch | GPS স্পোর্টস ঘড়ি
Smart Ring with Sleep and Heart Tracking, Titanium Body | 9950 | 8290 | smartRing | টাইটানিয়াম স্মার্ট রিং
# Kitchen Appliances | appliance
Rice Cooker 2.8 Litre with Steamer Tray | 3650 | 2990 | riceCooker | রাইস কুকার ২.৮ লিটার
Microwave Oven 25 Litre with Grill and Auto Cook Menu | 14500 | 12900 | microwave | মাইক্রোওয়েভ ওভেন ২৫ লিটার, গ্রিলসহ
Infrared Cooker 2200 W Touch Control | 4250 | 3490 | infraredCooker | ইনফ্রারেড চুলা ২২০০ ওয়াট
Espresso Coffee Maker 15 Bar | 12500 | 10900 | espresso | এসপ্রেসো কফি মেকার
# Home Appliances | appliance
Robot Vacuum Cleaner with Mop and Laser Navigation | 24500 | 21900 | robotVacuum | রোবট ভ্যাকুয়াম ক্লিনার, মপসহ
Portable Washing Machine 4.5 kg | 8950 | 7690 | washingMachine | পোর্টেবল ওয়াশিং মেশিন ৪.৫ কেজি
Air Purifier with HEPA Filter for Rooms up to 40 Square Metres | 11500 | 9790 | airPurifier | HEPA ফিল্টারসহ এয়ার পিউরিফায়ার
Ceiling Fan with Remote, BLDC Motor Energy Saver | 5450 | 4590 | ceilingFan | রিমোটসহ BLDC সিলিং ফ্যান
# Personal Care Appliances | appliance
Ionic Hair Dryer 2200 W with Diffuser | 2850 | 2190 | hairDryer | হেয়ার ড্রায়ার ২২০০ ওয়াট
Wet and Dry Electric Shaver | 3450 | 2690 | shaver | ইলেকট্রিক শেভার
# Health & Fitness Gadgets | gadget
Automatic Blood Pressure Monitor with Large Display | 2650 | 2090 | bloodPressure | অটোমেটিক প্রেশার মাপার মেশিন
Foldable Electric Treadmill with 1 to 12 km/h and Mobile App | 38900 | 35500 | treadmill | ফোল্ডিং ইলেকট্রিক ট্রেডমিল
Digital Body Weight Scale | 1450 | 1090 | bodyScale | ডিজিটাল ওজন মাপার মেশিন
# Gaming Consoles | gadget
Retro TV Game Console with 10000 Games and Two Controllers | 3950 | 2990 | retroConsole | রেট্রো টিভি গেম কনসোল
Handheld Game Player 3.5 inch | 4250 | 3290 | handheldGame | হাতে খেলার গেম প্লেয়ার
# Smart Home Devices | gadget
Smart Video Doorbell with Chime and Two Way Audio | 5450 | 4390 | videoDoorbell | স্মার্ট ভিডিও কলিং বেল
Android TV Box 4K 4 GB RAM | 4850 | 3890 | tvBox | অ্যান্ড্রয়েড টিভি বক্স 4K
Mini Wi-Fi Projector with 1080p Support and Tripod | 8950 | 7190 | projector | মিনি ওয়াই-ফাই প্রজেক্টর
`;
